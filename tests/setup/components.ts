import '@testing-library/jest-dom'

/** jsdom has no matchMedia. No query matches. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })

Element.prototype.scrollIntoView ??= () => {}
