import { describePaymentCrashes } from '../../testing/crash-tests.ts';

// What was done after one statement is what was done before the next: the full run looks at that, too.
describePaymentCrashes('before');
