import { describePaymentCrashes, describeWaitingCrashes } from '../../testing/crash-tests.ts';

describePaymentCrashes('before');
describePaymentCrashes('after');
describeWaitingCrashes('before');
describeWaitingCrashes('after');
