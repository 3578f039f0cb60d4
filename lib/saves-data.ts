/** Whether the visitor asks for little data. A browser that does not say so downloads everything. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return connection instanceof EventTarget && 'saveData' in connection && connection.saveData === true
}
