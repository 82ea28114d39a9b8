import { Outlet } from 'react-router-dom';
import { UploadTray } from './upload-tray.tsx';
import { UploadsProvider } from './uploads-context.tsx';

/** Around the screens of a partner: uploads go on while one opens after the other. */
export const UploadsLayout = () => (
  <UploadsProvider>
    <Outlet />
    <UploadTray />
  </UploadsProvider>
);
