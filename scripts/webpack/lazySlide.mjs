import { createElement, lazy, Suspense } from 'react';

const Slide = lazy(() => import(/* webpackExports: "default" */ '@mui/material/Slide'));

// Replaces the Slide inside MUI's Drawer, as lazyModal.mjs does its Modal.
export default function LazySlide(props) {
  return createElement(Suspense, { fallback: null }, createElement(Slide, props));
}
