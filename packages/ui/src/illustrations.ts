import { serverDown } from './server-down.ts';

export interface Illustration {
  src: string;
  width: number;
  height: number;
}

export const illustrations = {
  emptyCart: { src: '/art/empty-cart.svg', width: 280, height: 200 },
  emptyNotes: { src: '/art/empty-notes.svg', width: 280, height: 200 },
  notFound: { src: '/art/not-found.svg', width: 360, height: 240 },
  serverDown: { src: serverDown, width: 280, height: 200 },
} as const satisfies Record<string, Illustration>;
