import { mainId } from '@sinau/shell';
import { deviceText } from '../../shared/device-text.ts';

/** Name of the banner that was closed last; index.html hides that banner before our code comes. */
const closed = deviceText('closedBanner');

const asItIs = (name: string | null) => name;
export const useClosedBanner = () => closed.use(asItIs, null);

/** Closes a banner for good on this device. Its button is gone with it, so the focus goes to the page. */
export function closeBanner(name: string) {
  closed.write(name);
  document.getElementById(mainId)?.focus();
}
