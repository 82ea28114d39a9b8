import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import type { Log } from '../logger.ts';
import type { PaymentGateway } from './gateway.ts';
import { createMidtrans } from './midtrans.ts';
import { createSimulator } from './simulator.ts';

export { ServerKeyRefused } from './midtrans.ts';

/** Creates the gateway that this installation is set to. */
export const createPayments = ({
  env,
  keys,
  db,
  clock,
  log,
}: Pick<Deps, 'env' | 'keys' | 'db' | 'clock' | 'log'>): PaymentGateway =>
  env.PAYMENT_GATEWAY === 'simulator'
    ? createSimulator({ db, clock, key: keys.simulator, publicUrl: env.PUBLIC_URL })
    : midtransOf(env, log);

export const midtransOf = (env: Env, log: Log): PaymentGateway =>
  createMidtrans({
    serverKey: env.MIDTRANS_SERVER_KEY!,
    snapUrl: env.MIDTRANS_SNAP_URL,
    apiUrl: env.MIDTRANS_API_URL,
    publicUrl: env.PUBLIC_URL,
    log,
  });
