// Written by `pnpm generate` from packages/contracts.
export { account } from './account.ts';
export { auth } from './auth.ts';
export { cart } from './cart.ts';
export { catalog } from './catalog.ts';
export { category } from './category.ts';
export { certificate } from './certificate.ts';
export { content } from './content.ts';
export { discussion } from './discussion.ts';
export { health } from './health.ts';
export { learning } from './learning.ts';
export { ledger } from './ledger.ts';
export { lesson } from './lesson.ts';
export { media } from './media.ts';
export { operator } from './operator.ts';
export { payment } from './payment.ts';
export { program } from './program.ts';
export { transaction } from './transaction.ts';
