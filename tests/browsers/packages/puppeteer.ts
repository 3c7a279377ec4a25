export { launch } from 'puppeteer-core';
