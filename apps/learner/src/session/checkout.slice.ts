import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Choice } from '../shared/wanted.ts';

interface CheckoutState {
  /** What the checkout under way is of. */
  chosen: Choice;
  /** Classes and bundles in the cart that wait for another time; what is added later counts as chosen. */
  leftOutIds: string[];
}

const nothing: Choice = { programIds: [], bundleIds: [] };

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: { chosen: nothing, leftOutIds: [] } as CheckoutState,
  reducers: {
    cartItemToggled(state, { payload: id }: PayloadAction<string>) {
      state.leftOutIds = state.leftOutIds.includes(id)
        ? state.leftOutIds.filter((other) => other !== id)
        : [...state.leftOutIds, id];
    },
    wholeCartTaken(state) {
      state.leftOutIds = [];
    },
    wholeCartLeftOut(state, { payload: ids }: PayloadAction<string[]>) {
      state.leftOutIds = ids;
    },
    checkoutStarted(state, { payload: chosen }: PayloadAction<Choice>) {
      state.chosen = chosen;
    },
    checkoutFinished(state) {
      state.chosen = nothing;
    },
  },
  selectors: {
    selectChosen: (state) => state.chosen,
    selectLeftOutIds: (state) => state.leftOutIds,
  },
});

export const { cartItemToggled, wholeCartTaken, wholeCartLeftOut, checkoutStarted, checkoutFinished } =
  checkoutSlice.actions;
export const { selectChosen, selectLeftOutIds } = checkoutSlice.selectors;
