let holders = 0;

/** Whether something is being written on the page, which a session that ends must not take away. */
export const isSessionHeld = () => holders > 0;

/** Keeps the page open if the session ends; returns how to end that. */
export function holdSession() {
  holders += 1;
  return () => {
    holders -= 1;
  };
}
