import { mount } from "svelte";
import PadApp from "./PadApp.svelte";
import { desk } from "./desk.svelte";
import { keepOffline } from "./offline.svelte";
import { guardTaps } from "./taps";
import "../base.css";
import "./pad.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the pad");
mount(PadApp, { target });
guardTaps(() => desk.lastDone);
void desk.open();
void keepOffline();
