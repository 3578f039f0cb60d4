/** The steps of a build that take less than a second, in one process, because each would load the same modules. */
import './host-configs/main.ts'
import './subset-fonts.ts'
import './write-tool-icons.ts'
import './write-colours.ts'
import './collect-licences.ts'
import './draw-app-icons.ts'
