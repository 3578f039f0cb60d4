/** Windows takes files and folders of these names, with any extension, for devices: nothing can be written there. */
export const isDeviceName = (name: string): boolean => /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i.test(name)
