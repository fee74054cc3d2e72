import { createElement, lazy, Suspense } from 'react';

const Modal = lazy(() => import(/* webpackExports: "default" */ '@mui/material/Modal'));

// Replaces the Modal inside MUI's Drawer: the permanent drawer of a wide window never draws it, and only a narrow window
// that opens its menu fetches it.
export default function LazyModal(props) {
  return createElement(Suspense, { fallback: null }, createElement(Modal, props));
}
