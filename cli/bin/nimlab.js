#!/usr/bin/env node
import '../dist/nimlab.js';
