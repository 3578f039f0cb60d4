declare module '*.css'
declare module 'swiper/css'
