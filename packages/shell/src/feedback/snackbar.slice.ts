import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface SnackbarState {
  id: string;
  msg: string;
  /** Success is green, error red; background, colour and icon follow from it in `@sinau/ui`. */
  tone: 'success' | 'error';
  timeout: number;
  /** Where to go on from here. */
  link?: { href: string; label: string } | undefined;
  /** Names the button that takes back what was done; see `useUndoSnackbar`. */
  undoLabel?: string | undefined;
}

type Announcement = Pick<SnackbarState, 'msg' | 'tone'> &
  Partial<Pick<SnackbarState, 'timeout' | 'link' | 'undoLabel'>>;

export const snackbarSlice = createSlice({
  name: 'snackbars',
  initialState: [] as SnackbarState[],
  reducers: {
    snackbarShown: {
      prepare: (announcement: Announcement) => ({ payload: { id: nanoid(), timeout: 5000, ...announcement } }),
      /** A message that is shown again replaces the first one. */
      reducer: (state, { payload }: PayloadAction<SnackbarState>) => [
        ...state.filter(({ msg, tone }) => msg !== payload.msg || tone !== payload.tone),
        payload,
      ],
    },
    snackbarClosed: (state, { payload: id }: PayloadAction<string>) => state.filter((snackbar) => snackbar.id !== id),
  },
  selectors: { selectSnackbars: (state) => state },
});

export const { snackbarShown, snackbarClosed } = snackbarSlice.actions;
export const { selectSnackbars } = snackbarSlice.selectors;

const carriedKey = 'snackbars';

/** Keeps what is being said for the page that is loaded next. Nothing can be taken back from there. */
export const carrySnackbars = (snackbars: readonly SnackbarState[]) =>
  sessionStorage.setItem(carriedKey, JSON.stringify(snackbars.filter(({ undoLabel }) => undoLabel === undefined)));

/** What the page before had to say, once. */
export function takeCarriedSnackbars(): SnackbarState[] {
  const carried = sessionStorage.getItem(carriedKey);
  sessionStorage.removeItem(carriedKey);
  return carried ? (JSON.parse(carried) as SnackbarState[]) : [];
}
