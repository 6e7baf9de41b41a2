import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { app } from "./lib/app.svelte";

void app.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
