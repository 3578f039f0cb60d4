import { type DragEvent, useRef } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { APPLICATION_LABELS, ApplicationForm, type ApplicationSettings } from './application-form'

export interface ApplicationDialogProps {
  /** The title of the job; null while the dialog is closed. */
  jobTitle: string | null
  settings: ApplicationSettings
  onClose: () => void
}

/** Takes a file that misses its field: the browser would open it in the place of the page. */
function takeFile(event: DragEvent<HTMLElement>) {
  const field = event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')
  if (!field || field === event.target || !event.dataTransfer.types.includes('Files')) return
  event.preventDefault()
  if (event.type !== 'drop') return
  // The first, as when several are dropped on the field.
  const first = new DataTransfer()
  for (const file of [...event.dataTransfer.files].slice(0, 1)) first.items.add(file)
  field.files = first.files
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function ApplicationDialog({ jobTitle, settings, onClose }: ApplicationDialogProps) {
  const open = jobTitle !== null
  // Shown during the exit animation.
  const lastTitle = useRef(jobTitle)
  if (jobTitle) lastTitle.current = jobTitle
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={APPLICATION_LABELS}
      className="always-light floor-paper max-w-[56rem] rounded-control border-[1.5px] border-line-strong bg-surface"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for a drop that misses the field, which the keyboard reaches */}
      <div onDragOver={takeFile} onDrop={takeFile}>
        {/* Without height, so that the button stays in view and takes no room. */}
        <div className="sticky top-0 z-10 h-0">
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control border-[1.5px] border-line-strong bg-surface pointer-fine:hover:bg-ink pointer-fine:hover:text-bg sm:top-6 sm:right-6"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="w-4">
              <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className="p-5 sm:p-9 lg:p-12">
          <ApplicationForm settings={settings} open={open} jobTitle={lastTitle.current ?? ''} onClose={onClose} />
        </div>
      </div>
    </Dialog>
  )
}
