import { Outlet } from 'react-router-dom';
import { AntdProvider } from '@sinau/ui/antd/provider';
import '@sinau/ui/antd/styles.css';

/** Around the screens with lists and forms. The builder, which has to open quickly, takes antd for single fields alone. */
export const AntdLayout = () => (
  <AntdProvider>
    <Outlet />
  </AntdProvider>
);
