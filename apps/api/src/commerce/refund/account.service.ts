import type { Received } from '@sinau/contracts';
import type { refundEndpoints } from '@sinau/contracts/commerce/refund/refund.endpoints';
import { accountDigits } from '@sinau/contracts/commerce/refund/refund.rules';
import type { RefundDetail } from '@sinau/contracts/commerce/refund/refund.schemas';
import type { Actor, Operator } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { showOwnOrder } from '../order-record/index.ts';
import {
  findBank,
  findBanks,
  findSealedNumber,
  isAccountNeeded,
  lockOwnOrder,
  upsertAccount,
} from './account.queries.ts';
import type { OwedRefundService } from './owed-refund.service.ts';

export type AccountService = ReturnType<typeof createAccountService>;

type Account = Received<typeof refundEndpoints.saveAccount>['body'];
interface OrderKey {
  readonly id: string;
}

/** Bank accounts for refunds that the gateway cannot pay back. Their numbers are sealed, each for its order alone. */
export function createAccountService(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  refunds: Pick<OwedRefundService, 'show'>,
) {
  const sealOf = (orderId: string) => ({ key: keys.bank, owner: `refund-account ${orderId}` });
  return {
    async banks() {
      const list = await findBanks(db);
      return { list, total: list.length, page: 0, perPage: 0 };
    },

    async saveAccount(actor: Actor, { id }: OrderKey, { bankCode, accountNumber, holder }: Account) {
      const number = accountDigits(accountNumber);
      await transact(db, async (tx) => {
        required(await lockOwnOrder(tx, actor.id, id));
        if (!/^\d{6,20}$/.test(number)) throw invalidInput('accountNumber', 'Nomor rekening berisi 6 sampai 20 angka');
        if (!(await findBank(tx, bankCode))) throw invalidInput('bankCode', 'Pilih bank dari daftar');
        if (!(await isAccountNeeded(tx, id))) throw new AppError('refund_account_not_needed');
        await upsertAccount(tx, id, {
          bankCode,
          holder,
          number: sealText(sealOf(id), number),
          numberEnd: number.slice(-4),
          updatedAt: clock.now(),
        });
      });
      return showOwnOrder(db, actor, { id }, clock.now());
    },

    async detail(operator: Operator, { id }: OrderKey): Promise<RefundDetail> {
      const refund = await refunds.show(operator, { id });
      const payment = await findSealedNumber(db, id);
      const sealed = refund.hold ? null : payment?.order.refundAccount?.number;
      return { ...refund, accountNumber: sealed ? openText(sealOf(payment!.orderId), sealed) : null };
    },
  };
}
