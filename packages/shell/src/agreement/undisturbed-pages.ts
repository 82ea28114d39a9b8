import { builderScreens } from '@sinau/contracts/builder-screens';
import { screens } from '@sinau/contracts/screens';
import { matchPath } from 'react-router-dom';

/**
 * Pages without the agreement dialog, for buying, studying, teaching, writing, reading the texts, or leaving. The next
 * other page shows it.
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
