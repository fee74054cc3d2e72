import './nodeGlobals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { failOnConsoleNoise } from './consoleNoise';
import { runFramesInAct } from './framesInAct';
import { setGatewayOrigin } from '../api/transport/gatewayOrigin';
import { loadPhrases, startI18n } from '../i18n/i18n';

// Lazy screens load their chunk inside the wait; one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The reader is in China, wherever the tests run; a test of deadlines may say otherwise.
Date.prototype.getTimezoneOffset = () => -480;

failOnConsoleNoise();
runFramesInAct();

beforeAll(async () => {
  await startI18n('en');
  // Parts of the frame are drawn by themselves in tests.
  await loadPhrases('shell');
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '#');
});

afterEach(() => {
  setGatewayOrigin('');
});
