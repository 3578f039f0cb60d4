import '@/.generated/tool-icons.css'
import { TechnologyIcon, type TechnologyIconProps } from './technology-icon'

/** The icon of any tool of content/toolbox.yaml. */
export const ToolIcon = (props: TechnologyIconProps) => <TechnologyIcon {...props} />
