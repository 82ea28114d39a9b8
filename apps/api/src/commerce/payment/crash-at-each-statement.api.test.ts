import { describePaymentCrashes } from '../../testing/crash-tests.ts';

// At some statements; the full run looks at all of them.
describePaymentCrashes('before', { nth: 8 });
