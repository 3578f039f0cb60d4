import Swiper from 'swiper'
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules'
import { motionReduced, subscribeToMotion } from '@/components/motion/motion-preference'

/**
 * The options of the testimonials in the specification (§2 Home, §9), in Swiper's terms. The breakpoint 640 is in its list.
 * carousel.css repeats the slides for each width.
 */
const OPTIONS = {
  slidesPerView: 1,
  spaceBetween: 30,
  speed: 300,
  threshold: 5,
  longSwipesMs: 300,
  longSwipesRatio: 0.5,
  edgeSwipeThreshold: 20,
  breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
} as const

const part = (carousel: HTMLElement, name: string) => carousel.querySelector<HTMLElement>(`.carousel-${name}`)

/** Makes the slides out of view inert: neither Tab nor a screen reader may reach them. */
function updateInertSlides({ slides, activeIndex, params }: Swiper) {
  const perView = typeof params.slidesPerView === 'number' ? params.slidesPerView : 1
  for (const [index, slide] of slides.entries()) slide.inert = index < activeIndex || index >= activeIndex + perView
}

/** Starts Swiper on a carousel of components/ui/carousel.tsx. Returns the cleanup function, which restores the native list. */
export function startCarousel(carousel: HTMLElement, item: string): () => void {
  const container = part(carousel, 'window')
  if (!container) return () => {}
  // The list may have been scrolled already.
  const width = container.scrollWidth / Math.max(part(carousel, 'track')?.childElementCount ?? 1, 1)
  const initialSlide = Math.round(container.scrollLeft / width)
  container.scrollLeft = 0
  const removeFromTabOrder = () => container.removeAttribute('tabindex')
  // Removing tabindex from the focused element would lose the focus.
  if (container === document.activeElement) container.addEventListener('blur', removeFromTabOrder, { once: true })
  else removeFromTabOrder()

  const swiper = new Swiper(container, {
    ...OPTIONS,
    initialSlide,
    modules: [A11y, Keyboard, Navigation, Pagination],
    speed: motionReduced() ? 0 : OPTIONS.speed,
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slideActiveClass: 'carousel-active',
    edgeSwipeDetection: true,
    loop: true,
    // A second click during a change counts, too.
    loopPreventsSliding: false,
    slideToClickedSlide: true,
    grabCursor: true,
    navigation: { prevEl: part(carousel, 'previous'), nextEl: part(carousel, 'next'), addIcons: false },
    pagination: {
      el: part(carousel, 'pages'),
      clickable: true,
      bulletClass: 'carousel-page',
      bulletActiveClass: 'carousel-page-active',
      // Swiper's default bullets have a redundant button role and no type.
      renderBullet: (index, name) =>
        `<button type="button" class="${name}" aria-label="Go to ${item} ${index + 1}"></button>`,
    },
    keyboard: { enabled: false, onlyInViewport: true, pageUpDown: false },
    a11y: {
      prevSlideMessage: `Previous ${item}`,
      nextSlideMessage: `Next ${item}`,
      firstSlideMessage: `This is the first ${item}`,
      lastSlideMessage: `This is the last ${item}`,
      // A list may contain only list items.
      slideRole: '',
      slideLabelMessage: '{{index}} of {{slidesLength}}',
      itemRoleDescriptionMessage: 'slide',
      notificationClass: 'sr-only',
      scrollOnFocus: false,
    },
    on: {
      init: updateInertSlides,
      activeIndexChange: updateInertSlides,
      breakpoint: updateInertSlides,
      resize: updateInertSlides,
    },
  })
  carousel.dataset.started = ''

  const controller = new AbortController()
  const { signal } = controller
  // Arrow keys scroll the page unless the carousel is hovered or has the focus.
  const updateKeyboard = () => {
    if (carousel.matches(':hover, :focus-within')) swiper.keyboard.enable()
    else swiper.keyboard.disable()
  }
  for (const change of ['focusin', 'focusout', 'pointerenter', 'pointerleave']) {
    carousel.addEventListener(change, updateKeyboard, { signal })
  }
  // Two fingers zoom the page.
  const onTouch = ({ touches }: TouchEvent) => Object.assign(swiper, { allowTouchMove: touches.length === 1 })
  container.addEventListener('touchstart', onTouch, { passive: true, signal })
  const unsubscribe = subscribeToMotion(() => {
    swiper.params.speed = motionReduced() ? 0 : OPTIONS.speed
  })
  return () => {
    controller.abort()
    unsubscribe()
    delete carousel.dataset.started
    container.tabIndex = 0
    for (const slide of swiper.slides) slide.inert = false
    swiper.destroy()
  }
}
