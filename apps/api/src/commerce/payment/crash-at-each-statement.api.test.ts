import { describePaymentCrashes } from '../../testing/crash-tests.ts';

// Tests some of the statements; the full run tests all of them.
describePaymentCrashes('before', { nth: 16 });
