import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { paymentScreenOf } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';

/** Redirects to the payment page that matches the order's status, also when the status changes later. */
export function PaymentPageRedirect({ order: { orderId, status } }: { order: Order }) {
  const { pathname } = useLocation();
  const returnedTo = useReturnedTo();
  const navigate = useNavigate();
  const address = addresses[paymentScreenOf(status)](orderId, status);
  const isThere = address.split('?')[0] === pathname;
  useEffect(() => {
    if (!isThere) void navigate(address, { replace: true, state: { returnedTo } });
  }, [isThere, address, returnedTo, navigate]);
  return null;
}

/** Returns the address to which the gateway sent the buyer back, also after it was replaced. */
export function useReturnedTo(): string {
  const { pathname, state } = useLocation();
  return (state as { returnedTo?: string } | null)?.returnedTo ?? pathname;
}

const addresses = { finish: screens.paymentFinish, unfinish: screens.paymentUnfinish, error: screens.paymentError };
