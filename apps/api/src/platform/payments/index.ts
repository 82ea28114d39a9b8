import type { Deps } from '../deps.ts';
import type { PaymentGateway } from './gateway.ts';
import { createMidtrans } from './midtrans.ts';
import { createSimulator } from './simulator.ts';

/** Creates the gateway that this installation is set to. */
export function createPayments({
  env,
  keys,
  db,
  clock,
  log,
}: Pick<Deps, 'env' | 'keys' | 'db' | 'clock' | 'log'>): PaymentGateway {
  const publicUrl = env.PUBLIC_URL;
  return env.PAYMENT_GATEWAY === 'simulator'
    ? createSimulator({ db, clock, key: keys.simulator, publicUrl })
    : createMidtrans({
        serverKey: env.MIDTRANS_SERVER_KEY!,
        snapUrl: env.MIDTRANS_SNAP_URL,
        apiUrl: env.MIDTRANS_API_URL,
        publicUrl,
        log,
      });
}
