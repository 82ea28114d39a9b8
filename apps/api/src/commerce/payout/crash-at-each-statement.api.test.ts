import { describePayoutCrashes } from '../../testing/payout-crash-tests.ts';

// At some statements; the full run looks at all of them.
describePayoutCrashes('before', { nth: 20 });
