import { z } from 'zod';
import { classRef } from '../../fields.ts';
import { program, programPrices } from './program.schemas.ts';

/** Call that changes a program's price, for members of the mitra only: no scope opens it to instructors. */
export const priceEndpoints = {
  changePrices: {
    method: 'PUT',
    path: '/user/program/:id/price',
    auth: 'partner',
    summary: 'Change what a class costs, for everybody at once; `from` is what it costs as far as the caller knows',
    params: z.object({ id: classRef }),
    body: z.object({ from: programPrices, to: programPrices }),
    data: program,
    errors: ['not_found', 'class_edited_elsewhere', 'class_under_review', 'class_in_campaign'],
    example: {
      from: { salePrice: 150_000, normalPrice: null, promotionEndsAt: null },
      to: { salePrice: 120_000, normalPrice: 150_000, promotionEndsAt: null },
    },
  },
} as const;
