/** One of the demo's classes, which tests look at. */
export const demoClass = 'menulis-berita-yang-dibaca-sampai-habis';
