import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { paymentScreenOf } from '@sinau/contracts/transaction/transaction.rules';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';

/** Replaces the address by the payment page that fits the order, also when the order changes while it is shown. */
export function FittingAddress({ order: { orderId, status } }: { order: Order }) {
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

/** The address that the gateway sent the buyer back to, also after it was replaced. */
export function useReturnedTo(): string {
  const { pathname, state } = useLocation();
  return (state as { returnedTo?: string } | null)?.returnedTo ?? pathname;
}

const addresses = { finish: screens.paymentFinish, unfinish: screens.paymentUnfinish, error: screens.paymentError };
