import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';
import { Button, Menu, MenuItem, MenuSeparator, useIsMounted } from '@sinau/ui';
import { Copy, ExternalLink, LinkedIn, MessageCircle, Share2 } from '@sinau/ui/icons';
import { sharedThrough, shareTargets, type ShareTarget } from './share-targets.ts';

interface ShareMenuProps {
  /** Path on this origin. */
  path: string;
  title: string;
}

const icons = { WhatsApp: MessageCircle, LinkedIn, Facebook: ExternalLink, X: ExternalLink } as const;

/** Shares a page through the device's own menu, or else by links to social networks. */
export function ShareMenu({ path, title }: ShareMenuProps) {
  const dispatch = useDispatch();
  const isNative = useIsMounted() && 'share' in navigator;
  const label = (
    <>
      <Share2 />
      Bagikan
    </>
  );
  const address = () => location.origin + path;
  if (isNative) {
    // Cancelling the menu is not an error.
    const share = () => void navigator.share({ title, url: address() }).catch(() => undefined);
    return (
      <Button variant="outline" onClick={share}>
        {label}
      </Button>
    );
  }
  const open = (target: ShareTarget) =>
    window.open(sharedThrough(target, { address: address(), title }), '_blank', 'noopener');
  const copy = () =>
    void navigator.clipboard.writeText(address()).then(
      () => dispatch(snackbarShown({ tone: 'success', msg: 'Tautan disalin' })),
      () => dispatch(snackbarShown({ tone: 'error', msg: `Salin sendiri tautan ini: ${address()}` })),
    );
  return (
    <Menu trigger={<Button variant="outline">{label}</Button>} width={220}>
      {shareTargets.map((target) => {
        const Icon = icons[target];
        return (
          <MenuItem key={target} icon={<Icon />} onSelect={() => open(target)}>
            {target}
          </MenuItem>
        );
      })}
      <MenuSeparator />
      <MenuItem icon={<Copy />} onSelect={copy}>
        Salin tautan
      </MenuItem>
    </Menu>
  );
}
