let holders = 0;

/** Tells whether the page has typed content that must survive the end of the session. */
export const isSessionHeld = () => holders > 0;

/** Keeps the page open if the session ends; returns the function that releases it. */
export function holdSession() {
  holders += 1;
  return () => {
    holders -= 1;
  };
}
