import { describeRefundCrashes } from '../../testing/refund-crash-tests.ts';

// At some statements; the full run looks at all of them.
describeRefundCrashes('before', { nth: 20 });
