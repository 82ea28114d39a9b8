import { describeRefundCrashes } from '../../testing/refund-crash-tests.ts';

describeRefundCrashes('before');
describeRefundCrashes('after');
