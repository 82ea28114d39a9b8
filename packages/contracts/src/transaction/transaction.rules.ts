import type { OrderStatus } from './transaction.schemas.ts';

/** Within so many working days operators pay back what is owed; screens and mails promise it. */
export const refundWorkingDays = 7;

/** Orders of one buyer that may wait for their payment at a time. */
export const maxPendingOrders = 3;

/** Where the buyer goes on, by the specification's rule: SUCCESS to finish, PENDING to unfinish, the rest to error. */
export const paymentScreenOf = (status: OrderStatus) =>
  status === 'SUCCESS' ? 'finish' : status === 'PENDING' ? 'unfinish' : 'error';
