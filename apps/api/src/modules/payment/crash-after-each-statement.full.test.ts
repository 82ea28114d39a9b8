import { describeCrashes } from '../../testing/crash-tests.ts';

describeCrashes('after');
