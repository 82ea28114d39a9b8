import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface SnackbarState {
  id: string;
  msg: string;
  /** Success is green, error red; background, colour and icon follow from it in `@sinau/ui`. */
  tone: 'success' | 'error';
  timeout: number;
  /** Where to go on from here. */
  link?: { href: string; label: string } | undefined;
}

type Announcement = Pick<SnackbarState, 'msg' | 'tone'> & Partial<Pick<SnackbarState, 'timeout' | 'link'>>;

export const snackbarSlice = createSlice({
  name: 'snackbars',
  initialState: [] as SnackbarState[],
  reducers: {
    snackbarShown: {
      prepare: (announcement: Announcement) => ({ payload: { id: nanoid(), timeout: 5000, ...announcement } }),
      /** Said twice, it is shown once. */
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
