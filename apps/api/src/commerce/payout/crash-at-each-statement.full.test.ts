import { describePayoutCrashes } from '../../testing/payout-crash-tests.ts';

describePayoutCrashes('before');
describePayoutCrashes('after');
