import Swiper from 'swiper'
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules'
import { TESTIMONIALS } from '@/components/motion/constants'
import { motionReduced, subscribeToMotion } from '@/components/motion/motion-preference'

/** What the controls are called. `{{index}}` and `{{slidesLength}}` stand for numbers. */
export interface CarouselLabels {
  region: string
  previous: string
  next: string
  first: string
  last: string
  /** The button that goes to a slide. */
  goTo: string
  slide: string
}

const part = (carousel: HTMLElement, name: string) => carousel.querySelector<HTMLElement>(`.carousel-${name}`)

/** Slides outside the window must not be reached by Tab or by a reader; those that come in must be reachable at once. */
function keepOutsideInert({ slides, activeIndex, params }: Swiper) {
  const perView = typeof params.slidesPerView === 'number' ? params.slidesPerView : 1
  const first = Math.min(activeIndex, Math.max(slides.length - perView, 0))
  for (const [index, slide] of slides.entries()) slide.inert = index < first || index >= first + perView
}

/** Lets Swiper drive a carousel of components/ui/carousel.tsx. Returns the way to end it, which leaves the list as it was. */
export function startCarousel(carousel: HTMLElement, labels: CarouselLabels): () => void {
  const container = part(carousel, 'window')
  if (!container) return () => {}
  // Whoever scrolled the list before stays where they were.
  const width = container.scrollWidth / Math.max(part(carousel, 'track')?.childElementCount ?? 1, 1)
  const initialSlide = Math.round(container.scrollLeft / width)
  container.scrollLeft = 0
  const leaveTabOrder = () => container.removeAttribute('tabindex')
  // Whoever is on it at this moment must not lose the focus.
  if (container === document.activeElement) container.addEventListener('blur', leaveTabOrder, { once: true })
  else leaveTabOrder()

  const swiper = new Swiper(container, {
    ...TESTIMONIALS,
    initialSlide,
    modules: [A11y, Keyboard, Navigation, Pagination],
    speed: motionReduced() ? 0 : TESTIMONIALS.speed,
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slideActiveClass: 'carousel-active',
    edgeSwipeDetection: true,
    rewind: true,
    grabCursor: true,
    watchOverflow: true,
    navigation: { prevEl: part(carousel, 'previous'), nextEl: part(carousel, 'next'), addIcons: false },
    pagination: {
      el: part(carousel, 'pages'),
      clickable: true,
      bulletClass: 'carousel-page',
      bulletActiveClass: 'carousel-page-active',
      // Swiper's own have the role of a button twice, and no type.
      renderBullet: (index, name) =>
        `<button type="button" class="${name}" aria-label="${labels.goTo.replace('{{index}}', String(index + 1))}"></button>`,
    },
    // Arrow keys belong to the page until the visitor is in the carousel.
    keyboard: { enabled: false, onlyInViewport: true, pageUpDown: false },
    a11y: {
      prevSlideMessage: labels.previous,
      nextSlideMessage: labels.next,
      firstSlideMessage: labels.first,
      lastSlideMessage: labels.last,
      // The slides stay items of their list: a list may hold nothing else.
      slideRole: '',
      slideLabelMessage: labels.slide,
      itemRoleDescriptionMessage: 'slide',
      notificationClass: 'sr-only',
      scrollOnFocus: false,
    },
    on: {
      init: keepOutsideInert,
      activeIndexChange: keepOutsideInert,
      breakpoint: keepOutsideInert,
      resize: keepOutsideInert,
    },
  })
  carousel.dataset.live = ''

  const controller = new AbortController()
  const { signal } = controller
  // A mouse that leaves does not take the keys from whoever is on a button.
  const keysAreHere = () => {
    if (carousel.matches(':hover, :focus-within')) swiper.keyboard.enable()
    else swiper.keyboard.disable()
  }
  for (const change of ['focusin', 'focusout', 'pointerenter', 'pointerleave']) {
    carousel.addEventListener(change, keysAreHere, { signal })
  }
  const stopListening = subscribeToMotion(() => {
    swiper.params.speed = motionReduced() ? 0 : TESTIMONIALS.speed
  })
  return () => {
    controller.abort()
    stopListening()
    delete carousel.dataset.live
    container.tabIndex = 0
    for (const slide of swiper.slides) slide.inert = false
    swiper.destroy()
  }
}
