import '@/.generated/tool-icons.css'
import type { ComponentProps } from 'react'
import { TechnologyIcon } from './technology-icon'

/** The icon of any tool of content/toolbox.yaml. */
export const ToolIcon = (props: ComponentProps<typeof TechnologyIcon>) => <TechnologyIcon {...props} />
