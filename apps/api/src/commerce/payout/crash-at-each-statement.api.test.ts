import { describePayoutCrashes } from '../../testing/payout-crash-tests.ts';

// Tests some of the statements; the full run tests all of them.
describePayoutCrashes('before', { nth: 30 });
