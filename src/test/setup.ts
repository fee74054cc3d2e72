import './nodeGlobals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { failOnConsoleNoise } from './consoleNoise';
import { setGatewayOrigin } from '../api/gatewayOrigin';

// Lazy screens load their chunk inside the wait; one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

failOnConsoleNoise();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.hash = '';
});

afterEach(() => {
  setGatewayOrigin('');
});
