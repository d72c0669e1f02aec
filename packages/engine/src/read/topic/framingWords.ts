/** Words of a topic that say what kind of talk is wanted, not what it is about. A table of data, by language. */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'introduction introductory intro overview basics basic fundamentals beginners beginner guide presentation talk lecture lesson explained explain understanding works work everything everyone kids children know need top things facts five ten',
  de: 'einführung überblick grundlagen einsteiger anfänger leitfaden präsentation vortrag referat erklärt verstehen funktioniert funktionieren kinder alle alles wissen',
  fr: 'introduction aperçu bases fondamentaux débutants guide présentation exposé cours expliqué expliquée comprendre fonctionne enfants tout savoir',
  es: 'introducción resumen visión general fundamentos principiantes guía presentación charla curso explicado explicada entender funciona funcionan niños todo saber',
  it: 'introduzione panoramica basi fondamenti principianti guida presentazione corso spiegato spiegata capire funziona funzionano bambini tutto sapere',
  pt: 'introdução visão geral fundamentos iniciantes guia apresentação palestra curso explicado explicada entender funciona funcionam crianças tudo saber',
  nl: 'inleiding introductie overzicht basis beginners gids presentatie lezing uitgelegd begrijpen werkt werken kinderen alles weten',
  pl: 'wprowadzenie wstęp przegląd podstawy początkujących przewodnik prezentacja wykład działa działają dzieci wszystko',
  ru: 'введение обзор основы начинающих руководство презентация лекция доклад понять работает работают детей всё',
  tr: 'giriş genel bakış temelleri temel başlayanlar rehber rehberi sunum ders nasıl çalışır çocuklar herşey',
  id: 'pengantar pengenalan gambaran umum dasar dasar-dasar pemula panduan presentasi cara kerja bekerja anak semua',
  ar: 'مقدمة نظرة عامة أساسيات مبادئ للمبتدئين دليل عرض تقديمي محاضرة شرح يعمل تعمل',
  fa: 'مقدمه مقدمه‌ای معرفی آشنایی مبانی مبتدیان راهنما راهنمای ارائه کار می‌کند',
  hi: 'परिचय अवलोकन मूल बातें शुरुआती गाइड प्रस्तुति काम',
  ta: 'அறிமுகம் கண்ணோட்டம் அடிப்படைகள் வழிகாட்டி விளக்கக்காட்சி',
  ja: '入門 概要 基礎 初心者 ガイド 紹介 プレゼンテーション 仕組み 解説 ため',
  ko: '소개 개요 기초 입문 초보자 가이드 프레젠테이션 발표 작동 원리',
  zh: '介绍 介紹 简介 簡介 概述 概览 入门 入門 基础 基礎 指南 初学者 初學者 演示 讲座 講座 了解',
};

/** Of a BCP 47 tag; none where the language is not in the table. */
export const framingWords = (language: string): readonly string[] => byLanguage[language.split('-')[0] ?? '']?.split(' ') ?? [];
