import { Outlet } from 'react-router-dom';
import { UploadTray } from './upload-tray.tsx';
import { UploadsProvider } from './uploads-context.tsx';

/** Layout of the screens of a partner: uploads continue from screen to screen. */
export const UploadsLayout = () => (
  <UploadsProvider>
    <Outlet />
    <UploadTray />
  </UploadsProvider>
);
