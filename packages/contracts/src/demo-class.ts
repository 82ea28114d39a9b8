/** A class of the demo that tests use. */
export const demoClass = 'menulis-berita-yang-dibaca-sampai-habis';
