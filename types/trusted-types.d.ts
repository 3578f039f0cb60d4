/** The part of https://www.w3.org/TR/trusted-types/ that build/finish/script-loader-and-early-clicks.ts uses; TypeScript's DOM library lacks it. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML?: (html: string) => string | null; createScriptURL?: (url: string) => string | null },
    ) => void
  }
}
