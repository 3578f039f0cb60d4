/**
 * What may become markup or code in this site, as its pages ask for trusted types (policy.ts). React makes script
 * elements from exactly this markup, and fills those of structured data with JSON, which has no tags; the loader of the
 * chunks names files of ours; what the page itself says, React may say again when a visitor comes back to it
 * (run-page.ts). Everything else is refused. Stands before anything else in the script that starts a page (late.ts).
 */
export const TRUSTED_TYPES_SCRIPT =
  "{let k=self.kept=new Set(['<script><\\/script>']);self.trustedTypes?.createPolicy('default',{createHTML:h=>!h.includes('<')||k.has(h)?h:null,createScriptURL:u=>u.startsWith('/_next/static/')?u:null})}"
