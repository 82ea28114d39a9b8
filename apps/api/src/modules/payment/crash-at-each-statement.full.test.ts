import { describePaymentCrashes, describeWaitingCrashes } from '../../testing/crash-tests.ts';

describePaymentCrashes('after');
describeWaitingCrashes('before');
describeWaitingCrashes('after');
