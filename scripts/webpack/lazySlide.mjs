import { createElement, lazy, Suspense } from 'react';

const Slide = lazy(() => import('@mui/material/Slide'));

// Stands in for the Slide inside MUI's Drawer, as lazyModal.mjs does for its Modal.
export default function LazySlide(props) {
  return createElement(Suspense, { fallback: null }, createElement(Slide, props));
}
