import { describeRefundCrashes } from '../../testing/refund-crash-tests.ts';

// Tests some of the statements; the full run tests all of them.
describeRefundCrashes('before', { nth: 24 });
