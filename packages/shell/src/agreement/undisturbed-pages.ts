import { builderScreens } from '@sinau/contracts/builder-screens';
import { screens } from '@sinau/contracts/screens';
import { matchPath } from 'react-router-dom';

/**
 * Where nobody is asked to agree: something is bought, studied, taught or written there, the texts are read, or somebody leaves.
 * The next page that is none of these asks.
 */
const undisturbed = [
  screens.terms,
  screens.login,
  screens.register,
  screens.verifyEmail,
  screens.restoreAccount,
  screens.changePassword,
  screens.unsubscribe,
  screens.supportTicket,
  screens.settings,
  screens.invitation,
  screens.checkout,
  screens.checkoutResult,
  screens.paymentFinish,
  screens.paymentUnfinish,
  screens.paymentError,
  screens.paymentSimulator,
  screens.freeLesson,
  screens.classAccess,
  screens.lesson,
  screens.editProfile,
  screens.createPortfolio,
  screens.creatorQuestion,
  screens.createBundle,
  screens.editBundle,
  screens.createVoucher,
  screens.editVoucher,
  screens.gradeSubmission,
  ...Object.values(builderScreens),
].flatMap(({ paths }): readonly string[] => paths);

export const isUndisturbed = (pathname: string) => undisturbed.some((path) => matchPath(path, pathname) !== null);
