import { Outlet } from 'react-router-dom';
import { AntdProvider } from '@sinau/ui/antd/provider';
import '@sinau/ui/antd/styles.css';

/**
 * Layout of the screens with lists and forms. The builder, which has to open quickly, uses antd for single fields only.
 */
export const AntdLayout = () => (
  <AntdProvider>
    <Outlet />
  </AntdProvider>
);
